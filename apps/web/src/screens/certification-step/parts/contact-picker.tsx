import { Button } from '@candor/ui';
import { useRef, useState } from 'react';
import type { AppPageData } from '../../../shell/page-data.ts';
import { useServices } from '../../../session/services.ts';
import { numberHere, pickedPersons, type PickedPerson } from '../picked-persons.ts';
import type { BeforeSave } from '../use-step-form.ts';

/** The phone's own picker shows the contacts; a page sees the one that was tapped, and no other. */
export type Contacts = {
  select(
    properties: readonly ['name', 'tel'],
    options: { readonly multiple: false },
  ): Promise<readonly { readonly name?: readonly string[]; readonly tel?: readonly string[] }[]>;
};

type Props = {
  readonly page: AppPageData;
  readonly contacts: Contacts;
  /** How many people the form names. */
  readonly places: number;
  readonly beforeSave: (work: BeforeSave) => void;
  readonly set: (field: string, value: string) => void;
};

/** Here and not with the screen's words: few browsers have a picker, and the others never load them. */
const words = {
  en: {
    pick: 'Choose from your contacts',
    pickNth: 'Choose person {nth} from your contacts',
    picked: '{name} is filled in. Nobody else was read.',
    unfit: 'This contact has no name with a mobile number of this country. Type it instead.',
  },
  zh: {
    pick: '从通讯录中选择',
    pickNth: '从通讯录中选择第 {nth} 位',
    picked: '已填入 {name}。没有读取其他联系人。',
    unfit: '该联系人没有姓名或本国手机号码。请手动输入。',
  },
  fil: {
    pick: 'Pumili sa contacts mo',
    pickNth: 'Piliin ang ika-{nth} tao sa contacts mo',
    picked: 'Nailagay si {name}. Walang ibang binasa.',
    unfit: 'Walang pangalan o mobile number ng bansang ito ang contact. I-type na lang.',
  },
  hi: {
    pick: 'अपने संपर्कों से चुनें',
    pickNth: 'अपने संपर्कों से व्यक्ति {nth} चुनें',
    picked: '{name} भर दिया गया। और किसी को नहीं पढ़ा गया।',
    unfit: 'इस संपर्क में नाम या इस देश का मोबाइल नंबर नहीं है। ख़ुद लिखें।',
  },
} as const;

/** Fills in one person at a time from the phone's contacts, where the browser and the law let a page ask. */
export function ContactPicker({ page, contacts, places, beforeSave, set }: Props) {
  const say = words[page.language];
  const { client } = useServices();
  const picked = useRef(new Map<number, PickedPerson>());
  const [news, setNews] = useState('');
  const send: BeforeSave = async (values) => {
    const sent = pickedPersons(picked.current, values);
    // Whatever is wrong with somebody the form says next.
    if (sent.length > 0) await client.call('upload.contacts', { contacts: sent }).catch(() => {});
  };
  const choose = async (place: number) => {
    const [one] = await contacts.select(['name', 'tel'], { multiple: false }).catch(() => []);
    if (!one) return;
    const name = one.name?.[0]?.trim().slice(0, 80) ?? '';
    const phone = one.tel?.map((tel) => numberHere(page, tel)).find((each) => each !== undefined);
    if (name === '' || phone === undefined) return setNews(say.unfit);
    picked.current.set(place, { name, phone });
    beforeSave(send);
    set(`reference${place}Name`, name);
    set(`reference${place}Phone`, phone);
    setNews(say.picked.replace('{name}', () => name));
  };
  return (
    <div className="z-intro">
      {Array.from({ length: places }, (_, at) => at + 1).map((nth) => (
        <Button key={nth} kind="outlined" onClick={() => void choose(nth)}>
          {places === 1 ? say.pick : say.pickNth.replace('{nth}', String(nth))}
        </Button>
      ))}
      <output>{news}</output>
    </div>
  );
}
