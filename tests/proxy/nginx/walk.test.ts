import { nginx } from '../engines.ts';
import { testEngine } from '../testEngine.ts';

testEngine(nginx, [
  // It asks for the whole response, of which it sends the head.
  /^a program that asks for the head, status: \d+, not 405$/,
  // What it does not keep it sends again.
  /^a browser that has it, status: 200, not 304$/,
]);
