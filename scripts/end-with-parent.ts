// Preloaded in child processes. Windows has no signals that they could be sent, and kill -9 sends none.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
