import { varnish } from '../engines.ts';
import { testEngine } from '../testEngine.ts';

testEngine(varnish, [
  // It cuts parts out of what it has.
  /^a browser that reads a part, status: (206|416), not 200$/,
  // It asks for the whole response, of which it sends the head.
  /^a program that asks for the head, status: \d+, not 405$/,
  // It asks for gzip, whoever reads it: a file has another ETag in each coding.
  /, etag: /,
  // It refuses a list with `Content-Range`, as Supabase sends it. Only programs with the service key read such lists.
  /^(a program with the service key|the same with a token), status: 503, not 200$/,
]);
