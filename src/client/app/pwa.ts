/**
 * Let the service worker store the site, so that it can be installed and works offline after the first visit.
 * A new version takes over at the next load; pages that are open keep what they have.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    // Without storage (private windows, full disk) the site works all the same, only not offline.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  // The first visit shows the page before anything is stored.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
