/** How long content may take before a stored response is shown in its place. Milliseconds. */
export const NETWORK_TIMEOUT = 5000;
