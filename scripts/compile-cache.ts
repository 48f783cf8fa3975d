import { enableCompileCache } from 'node:module';

// Loaded with --import before a command's own modules: the owner's commands begin a third sooner, the synthesis half a second.
enableCompileCache('.cache/compile');
