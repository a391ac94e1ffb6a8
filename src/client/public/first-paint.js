// Sets theme, language, motion and size before the first paint, from the saved settings or the system. site/settings.ts keeps them up to date.
(() => {
  const root = document.documentElement;
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('epoque.settings') || '{}') || {};
  } catch {
    // Blocked or broken storage: the system's wishes are good enough.
  }
  const dark = saved.theme === 'dark' || (saved.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = saved.motion || (saved.lessMotion === true ? 'off' : 'quick');
  root.dataset.size = saved.size || 'normal';
  root.lang = saved.lang === 'fr' || saved.lang === 'en' ? saved.lang : navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
})();
