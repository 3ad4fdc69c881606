import { varnish } from '../engines.ts';
import { testFailures } from '../testFailures.ts';

testFailures(varnish);
