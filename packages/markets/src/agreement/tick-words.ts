import type { Words } from '@candor/i18n';

/**
 * The two boxes above a signature, as the confirm screen says them: a test compares. Neither is ticked for anybody; what was
 * ticked is kept in the reader's language.
 */
export const tickWords: Readonly<Record<'disclosure' | 'agreement', Words>> = {
  disclosure: {
    en: 'I have read the statement above.',
    zh: '我已阅读上面的声明。',
    fil: 'Nabasa ko ang pahayag sa itaas.',
    hi: 'मैंने ऊपर का विवरण पढ़ लिया है।',
  },
  agreement: {
    en: 'I agree to the loan agreement and the privacy policy.',
    zh: '我同意 贷款协议 和 隐私政策。',
    fil: 'Sumasang-ayon ako sa kasunduan sa utang at sa patakaran sa privacy.',
    hi: 'मैं सहमत हूँ: ऋण अनुबंध और निजता नीति।',
  },
};
