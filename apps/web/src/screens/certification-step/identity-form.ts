import type { Language } from '@candor/i18n';
import type { ComponentType } from 'react';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import type { StepFormProps } from './step-form.tsx';

type IdentityForm = { readonly Form: ComponentType<StepFormProps> };

let loaded: IdentityForm | undefined;

/** The form of the identity step, which reads documents, once it is there. */
export const identityForm = (): IdentityForm | undefined => loaded;

/** Who can't fetch it types: the plain form asks for the same. */
export async function loadIdentityForm(language: Language): Promise<void> {
  try {
    const { css, IdentityForm, readingWords } = await import('./reading/identity-form.tsx');
    await readingWords.load(language);
    if (!loaded) adoptStyles(css);
    loaded = { Form: IdentityForm };
  } catch {
    loaded = undefined;
  }
}
