import { enableCompileCache } from 'node:module';

// Preloaded with --import: the owner's commands start a third faster, the synthesis half a second.
enableCompileCache('.cache/compile');
