/**
 * Imported by a page in Japanese, for whose letters Inter has no drawings: without a font that has them a system shows what
 * it has, or boxes. The sheet names over a hundred files, of which a browser fetches those whose letters it shows.
 */
const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = '/dist/demo/noto-sans-jp.css';
document.head.append(sheet);
document.documentElement.style.setProperty('--rmm-font', "Inter, 'Noto Sans JP', system-ui, sans-serif");

export {};
