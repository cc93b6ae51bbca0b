import { hydrateRoot } from 'react-dom/client';
import { readPageData } from '../entries/page-data.ts';
import type { PageConfig } from './page-config.ts';
import { PublicPage } from './public-page.tsx';

const { root, data } = readPageData<{ readonly config: PageConfig }>();
hydrateRoot(root, <PublicPage config={data.config} />);
