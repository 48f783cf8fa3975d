/** Runs a stack in a separate process, for tests that kill it: `node serve-sample.ts <assembly> <data>`. */
import { startLocalStack } from '../local-stack.ts';

const [, , assembly = '', dataFolder = ''] = process.argv;
const stack = await startLocalStack({ assembly, dataFolder, port: 0, log: () => {} });
console.log(JSON.stringify(stack.status));
