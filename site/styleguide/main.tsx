import '../styles/article.css';
import '../styles/enquiry.css';
import '../styles/home.css';
import '../styles/legal.css';
import '../styles/lists.css';
import '../styles/live.css';
import '../styles/media.css';
import '../styles/pages.css';
import { navigation, site } from 'virtual:site-shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ToastRegion } from '../components/toast/toast-region.tsx';
import { Layout } from '../pages/layout.tsx';
import { Styleguide } from './styleguide.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <BrowserRouter>
      <Layout site={site} navigation={navigation} currentPath="/blog">
        <Styleguide />
      </Layout>
    </BrowserRouter>
    <ToastRegion dismissLabel={site.ui.dismiss} />
  </StrictMode>,
);
