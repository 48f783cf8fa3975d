// Preloaded in child processes. Windows has no signals to send them, and kill -9 sends none.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
// Otherwise `fork` would preload it in a test runner's workers, which end in their own way.
process.execArgv.length = 0;
