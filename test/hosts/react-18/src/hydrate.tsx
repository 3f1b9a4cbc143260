import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './elements.ts';

hydrateRoot(
  document.querySelector('#app') as Element,
  <StrictMode>
    <App />
  </StrictMode>,
);
