/** The form of the first page says what it would send. */
import { allowHtml } from './trusted-html.ts';

allowHtml();

document.querySelector<HTMLFormElement>('.first-form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const sent = [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`);
  const output = form.querySelector('output');
  if (output) output.textContent = sent.join('  ');
});
