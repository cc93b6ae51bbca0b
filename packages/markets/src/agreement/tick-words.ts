import type { Words } from '../privacy/privacy-rules.ts';

/** The two boxes above a signature: neither is ticked for anybody. What was ticked is kept in the reader's language. */
export const tickWords: Readonly<Record<'disclosure' | 'agreement', Words>> = {
  disclosure: {
    en: 'I have read the disclosure above.',
    zh: '我已阅读上面的披露内容。',
    fil: 'Nabasa ko ang pagsisiwalat sa itaas.',
    hi: 'मैंने ऊपर दिया गया विवरण पढ़ लिया है।',
  },
  agreement: {
    en: 'I agree to the loan agreement and the privacy policy.',
    zh: '我同意贷款协议和隐私政策。',
    fil: 'Sumasang-ayon ako sa kasunduan sa utang at sa patakaran sa privacy.',
    hi: 'मैं ऋण अनुबंध और गोपनीयता नीति से सहमत हूँ।',
  },
};
