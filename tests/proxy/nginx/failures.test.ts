import { nginx } from '../engines.ts';
import { testFailures } from '../testFailures.ts';

testFailures(nginx);
