import { useHydrated } from '@candor/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AboutSection } from './about-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { HomeSection } from './home-section.tsx';
import type { PublicPageData } from './page-config.ts';
import { PageFooter } from './page-footer.tsx';
import { type SectionIndex, sectionOfHash, sections } from './sections.ts';
import { TopBar } from './top-bar.tsx';

type Visit = { readonly current: SectionIndex; readonly visits: number };

/**
 * The official page. All three sections are always in the document: the server sends the later two hidden,
 * the style sheet shows them to who has no scripts, and before the scripts come a link's target shows itself.
 * What was typed into the form is still there when one comes back to it.
 */
export function PublicPage({ config, price, repayBanner }: Omit<PublicPageData, 'apiOrigin'>) {
  const { current, live, choose, main } = useSections();
  const contents = [
    <HomeSection
      key="home"
      comName={config.comName}
      price={price}
      repayBanner={repayBanner}
      shown={current === 0}
      live={live}
    />,
    <AboutSection key="about" licences={config.licences} servicePhone={config.servicePhone} />,
    <ContactSection key="contact" email={config.email} />,
  ];
  return (
    <div className="p-page">
      <TopBar comName={config.comName} current={current} onChoose={choose} />
      <main className="p-main" ref={main} data-live={live || undefined}>
        {sections.map(({ id, title }, index) => (
          <section key={id} id={id} className="p-section" aria-label={title} hidden={index !== current}>
            {contents[index]}
          </section>
        ))}
      </main>
      <PageFooter {...config} />
    </div>
  );
}

function useSections() {
  const [{ current, visits }, setVisit] = useState<Visit>({ current: 0, visits: 0 });
  const live = useHydrated();
  const main = useRef<HTMLElement>(null);
  const choose = (index: SectionIndex) => setVisit((last) => ({ current: index, visits: last.visits + 1 }));

  // An address like /#about, from a bookmark or a press before the scripts came, opens its section and
  // becomes `/` again.
  useLayoutEffect(() => {
    const takeHash = () => {
      const index = sectionOfHash(location.hash);
      if (index === undefined) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      setVisit(({ visits: before }) => ({ current: index, visits: before }));
    };
    takeHash();
    addEventListener('hashchange', takeHash);
    return () => removeEventListener('hashchange', takeHash);
  }, []);

  // A chosen section is read from its top: by eye, and, through the focus on its heading, by ear.
  useEffect(() => {
    if (visits === 0) return;
    scrollTo(0, 0);
    main.current?.querySelector<HTMLElement>(`#${sections[current].id} h1`)?.focus({ preventScroll: true });
  }, [current, visits]);

  return { current, live, choose, main };
}
