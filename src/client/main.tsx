import { render } from 'preact';
import { App } from './app/app.js';
import { registerServiceWorker } from './app/pwa.js';
import './styles/shell.css';

render(<App />, document.getElementById('app')!);
registerServiceWorker();
