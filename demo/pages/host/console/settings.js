// Theme, language and direction, as their user wants them in this browser. Applied before anything is drawn.
const item = 'fleet-console:settings';

export const choices = {
  theme: ['auto', 'light', 'dark'],
  language: ['en', 'ar', 'de', 'es', 'ja'],
  direction: ['auto', 'ltr', 'rtl'],
};

export let settings = readSettings();
applyToPage();

export function changeSettings(change) {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(item, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: they last as long as the page.
  }
  applyToPage();
}

function readSettings() {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(item) ?? '{}') ?? {};
  } catch {
    // Nothing kept, or written by something else.
  }
  const read = (name, otherwise) => (choices[name].includes(kept[name]) ? kept[name] : otherwise);
  return {
    theme: read('theme', 'auto'),
    language: read('language', choices.language.find((tag) => navigator.language.split('-')[0] === tag) ?? 'en'),
    direction: read('direction', 'auto'),
  };
}

function applyToPage() {
  const page = document.documentElement;
  const { theme, language, direction } = settings;
  page.lang = language;
  if (language === 'ja') void import('/dist/demo/japanese-font.js');
  page.dir = direction !== 'auto' ? direction : language === 'ar' ? 'rtl' : 'ltr';
  if (theme === 'auto') delete page.dataset.theme;
  else page.dataset.theme = theme;
}
