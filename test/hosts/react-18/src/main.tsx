import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './elements.ts';

createRoot(document.querySelector('#app') as Element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
