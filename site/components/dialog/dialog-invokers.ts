/*
 * Attributes of buttons that open and close a dialog without script: by Invoker Commands, or as a popover in browsers
 * that don't know those (docs/decisions.md). A browser that knows both uses the command.
 */

/** For a button that opens the dialog with this id. */
export const opens = (id: string) => ({ commandfor: id, command: 'show-modal', popoverTarget: id }) as const;

/** For a button inside the dialog with this id, which closes it. */
export const closes = (id: string) => ({ commandfor: id, command: 'close', popoverTarget: id }) as const;
