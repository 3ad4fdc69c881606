/** Functions that check for mistakes of developers, or word them. Tests run with them. */
const CHECKS = ['invariant', 'warning', 'warningOnce', 'warnOnce', 'getInvalidPathError'];

const EMPTIED = new RegExp(`^function (?:${CHECKS.join('|')})\\([^]*?\\) \\{\\n[^]*?^\\}`, 'gm');

/**
 * A webpack loader that makes what the site does not use of React Router removable: two thirds of it.
 *
 * When its modules load, they call `memo` and `forwardRef` and set `displayName`. Because of these side effects webpack
 * would keep its other routers, `NavLink`, forms and framework prefetching.
 */
export default function slimRouter(code) {
  return code
    .replace(/^[\w$.]+\.(?:displayName|contextType) = .*;$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(EMPTIED, (text) => `${text.slice(0, text.indexOf('('))}() {}`);
}
