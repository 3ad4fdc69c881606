/** How long content may take before the stored response is used instead. Milliseconds. */
export const NETWORK_TIMEOUT = 5000;
