/** What React costs by itself, to be taken off. */
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('stage')).render(<p />);
