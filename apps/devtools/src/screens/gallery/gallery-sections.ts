import type { ComponentType } from 'react';
import { BarsSection } from './sections/bars-section.tsx';
import { ButtonsSection } from './sections/buttons-section.tsx';
import { ChoicesSection } from './sections/choices-section.tsx';
import { ControlsSection } from './sections/controls-section.tsx';
import { DatesSection } from './sections/dates-section.tsx';
import { DocumentsSection } from './sections/documents-section.tsx';
import { FieldsSection } from './sections/fields-section.tsx';
import { ListsSection } from './sections/lists-section.tsx';
import { LookSection } from './sections/look-section.tsx';
import { MoneySection } from './sections/money-section.tsx';
import { NoticesSection } from './sections/notices-section.tsx';
import { OverlaysSection } from './sections/overlays-section.tsx';
import { PicturesSection } from './sections/pictures-section.tsx';
import { ProgressSection } from './sections/progress-section.tsx';
import { ScrollingSection } from './sections/scrolling-section.tsx';
import { StatesSection } from './sections/states-section.tsx';
import { TogetherSection } from './sections/together-section.tsx';
import type { galleryTexts } from './gallery-texts.ts';

type Section = {
  /** What stands behind the hash of an address that leads here. */
  readonly id: string;
  readonly title: Extract<keyof typeof galleryTexts, `section${string}`>;
  readonly Content: ComponentType;
};

export const gallerySections: readonly Section[] = [
  { id: 'look', title: 'sectionLook', Content: LookSection },
  { id: 'buttons', title: 'sectionButtons', Content: ButtonsSection },
  { id: 'fields', title: 'sectionFields', Content: FieldsSection },
  { id: 'controls', title: 'sectionControls', Content: ControlsSection },
  { id: 'choices', title: 'sectionChoices', Content: ChoicesSection },
  { id: 'money', title: 'sectionMoney', Content: MoneySection },
  { id: 'dates', title: 'sectionDates', Content: DatesSection },
  { id: 'lists', title: 'sectionLists', Content: ListsSection },
  { id: 'progress', title: 'sectionProgress', Content: ProgressSection },
  { id: 'documents', title: 'sectionDocuments', Content: DocumentsSection },
  { id: 'pictures', title: 'sectionPictures', Content: PicturesSection },
  { id: 'notices', title: 'sectionNotices', Content: NoticesSection },
  { id: 'overlays', title: 'sectionOverlays', Content: OverlaysSection },
  { id: 'states', title: 'sectionStates', Content: StatesSection },
  { id: 'scrolling', title: 'sectionScrolling', Content: ScrollingSection },
  { id: 'bars', title: 'sectionBars', Content: BarsSection },
  { id: 'together', title: 'sectionTogether', Content: TogetherSection },
];
