import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

/** What a server sends; it needs no code of the elements. */
export const html = renderToString(<App />);
