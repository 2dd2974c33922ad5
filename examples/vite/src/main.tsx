import '@zrak/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Overview } from './Overview';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Overview />
  </StrictMode>,
);
