export const DEFAULT_PORT = 8080;

/**
 * The port to serve on, or a sentence that says why the wish cannot be granted.
 * @param {string | undefined} wish
 * @returns {number | string}
 */
export function readPort(wish) {
  const text = wish?.trim() ?? '';
  if (text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  return `PORT must be a whole number from 1 to 65535, not '${text}'.`;
}

/**
 * Why the port could not be opened, in words.
 * @param {NodeJS.ErrnoException} problem
 * @param {number} port
 */
export function explainListening(problem, port) {
  if (problem.code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port === 65535 ? port - 1 : port + 1} npm start`;
  }
  if (problem.code === 'EACCES') return `Port ${port} needs special rights. Choose a port from 1024 on: PORT=${DEFAULT_PORT} npm start`;
  return `Port ${port} could not be opened: ${problem.message}`;
}
