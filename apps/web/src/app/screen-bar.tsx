import { AppBar } from '@candor/ui';
import type { MouseEvent } from 'react';
import { useNavigate, usePlace } from '../router/router-context.ts';
import { useT } from '../i18n/translation-provider.tsx';
import type { PageConfig } from '../public-page/page-config.ts';
import { helpHref } from './help-links.ts';

type Props = {
  readonly config: PageConfig;
  /** Where back leads when one came from nowhere: opened by a link, or in a new tab. */
  readonly parent: string;
  readonly title?: string;
  readonly largeTitleFollows?: boolean;
};

/** Back to where one was in the app, else to the screen above; help at the right. */
export function ScreenBar({ config, parent, ...title }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { key } = usePlace();
  const goBack = (event: MouseEvent) => {
    if (key === 'default') return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <AppBar
      back={{ href: parent, label: t('shell.back'), onClick: goBack }}
      help={{ href: helpHref(config, undefined), label: t('shell.help') }}
      {...title}
    />
  );
}
