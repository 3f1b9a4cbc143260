// Before anything is painted: a page that somebody reads in the dark must not flash.
try {
  const theme = localStorage.getItem('rmm-docs:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing shows what it prefers.
}
