import type { PageConfig } from '../../public-page/page-config.ts';
import type { Assets } from '../assets.ts';

/** A lender in two markets, for tests of the rendered pages. */
export const sampleConfig: PageConfig = {
  market: 'ph',
  markets: ['ph', 'in'],
  comName: 'Mabuhay Credit',
  email: 'care@mabuhay.example',
  address: '9 Rizal Avenue, Cebu City 6000',
  copyright: '© 2026 Mabuhay Credit Corporation.',
  servicePhone: '+63 2 8123 4567',
  licences: [
    {
      market: 'ph',
      lines: ['SEC Registration No. CS201900001.'],
      officer: null,
      providedBy: 'In the Philippines it is a lending company.',
    },
    {
      market: 'in',
      lines: ['RBI Certificate No. N-13.00001.'],
      officer: 'Grievance Redressal Officer: Asha Iyer, +91 80 4000 0100, care@mabuhay.example',
      providedBy: 'In India it is a non-banking financial company.',
    },
  ],
  theme: { background: '#11473C', bgFontColor: '#FFFFFF', fontColor: '#14211F' },
};

export const sampleAssets: Assets = {
  script: '/assets/start-1.js',
  chunks: { public: ['/assets/public-2.js'], app: ['/assets/app-3.js'] },
  catalogues: { en: '/assets/en.js', zh: '/assets/zh.js', fil: '/assets/fil.js', hi: '/assets/hi.js' },
  screen: (key, language) => [`/assets/${key}-4.js`, `/assets/${key}-${language}-5.js`],
};
