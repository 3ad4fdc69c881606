/** The paths of the embedded services; no screen is below them. */
export const SERVICE_PATH =
  /^\/(v(1|X|\d{4}-\d{2}-\d{2})|media|([a-z]{2,3}(-[\w-]+)?\/)?calendar|(images|files)\/[^/]+\/[^/]+|(rest|auth|functions|storage)\/v1)\//;
