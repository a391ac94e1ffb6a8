export { type Atlas, makeAtlas, type Space, type SpaceShape } from './atlas.js';
export { levelOf, toWindow } from './camera.js';
export { type Box, decodeArcs, linkBetween, outlineOf, type Point, pathData, type Ring, ringsOf } from './geometry.js';
export { type MapName, type PlacedName, placeNames } from './labels.js';
export { MapBoard } from './map-board.js';
export { boxOnSheet, type MapDrawing, type MapPiece, measureName } from './map-sheet.js';
export { MapZoom, MiniMap, UnnamedSpaces } from './map-tools.js';
export type { CameraControl, Settled } from './use-camera.js';
