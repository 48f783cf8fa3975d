import type { CoverArt } from './cover-shapes.ts';

/** The home page's key visual, a head, as a cover. */
export const keyVisual: CoverArt = {
  ground: 'petrol',
  text: 'chalk',
  transform: 'translate(-10 -20) scale(.56)',
  shapes: [
    { d: 'M150 340a300 300 0 1 0 600 0a300 300 0 1 0-600 0', colour: 'amber' },
    { d: 'M60 960A330 330 0 0 1 390 690H500A300 300 0 0 1 800 960Z', colour: 'brick' },
    { d: 'M376 560h140v150a70 70 0 0 1-140 0z', colour: 'neck' },
    { d: 'M376 684l66 112 74-112 62 22-136 196-128-196z', colour: 'chalk' },
    { d: 'M455 147a185 185 0 0 1 185 185v222a56 56 0 0 0 56 56H440z', colour: 'ink' },
    {
      d: 'M290 300V356L252 432a15 15 0 0 0 13 22H288v14a18 18 0 0 0 0 36a16 16 0 0 0 0 32v14a50 50 0 0 0 50 50h42a130 130 0 0 0 130-130V240z',
      colour: 'rose',
    },
    { d: 'M640 332a185 185 0 0 0-370 0h100a24 24 0 0 1 24 24v110a140 140 0 0 0 140 140h106z', colour: 'ink' },
    { d: 'M418 296a90 90 0 1 0 180 0a90 90 0 1 0-180 0', colour: 'brick' },
    { d: 'M451 296a57 57 0 1 0 114 0a57 57 0 1 0-114 0', colour: 'chalk' },
    { d: 'M483 296a25 25 0 1 0 50 0a25 25 0 1 0-50 0', colour: 'brick' },
    { d: 'M376 548a18 18 0 1 0 36 0a18 18 0 1 0-36 0', colour: 'brick' },
    { d: 'M306 392h36a18 18 0 0 1-36 0z', colour: 'ink' },
  ],
};
