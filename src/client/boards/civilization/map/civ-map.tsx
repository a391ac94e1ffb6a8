import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { seatColours } from '../../../kit/index.js';
import {
  type CameraControl,
  levelOf,
  MapBoard,
  type MapDrawing,
  MapZoom,
  MiniMap,
  type Settled,
  UnnamedSpaces,
} from '../../../kit/map/index.js';
import { Loupe } from '../sheets.js';
import { drawArrows } from './arrows.js';
import { ATLAS } from './atlas.js';
import { drawGround, outlineId } from './ground.js';
import { drawJourneys } from './journeys.js';
import { layBattle, layPassing, layPieces } from './layout.js';
import { coversGoals } from './loupe-room.js';
import type { MapView } from './model.js';
import { drawName, namesAt } from './names.js';
import { drawMarks, drawTints } from './tints.js';

export interface MapWords {
  readonly label: string;
  readonly help: string;
  readonly mini: string;
  readonly nearer: string;
  readonly farther: string;
  readonly levels: readonly string[];
  readonly unnamedTitle: string;
  unnamed(n: number): string;
  name(space: string): string;
  short(space: string): string;
}

export interface CivMapProps {
  readonly view: MapView;
  readonly words: MapWords;
  describe(space: string): string;
  press(space: string, by: { readonly finger: boolean; readonly anchor: Element }): void;
  point(space: string | null): void;
  readonly focus?: { readonly key: string; readonly spaces: readonly string[]; readonly nearer?: boolean };
  /** While the whole world is seen, the loupe shows what lies round this space. */
  readonly loupe?: string | undefined;
  readonly stops?: readonly string[];
  readonly children?: ComponentChildren;
}

/** While the whole world is seen a small one beside it would only hide Patagonia. */
const isWorld = ({ camera, window }: Settled): boolean => levelOf(camera.k, window, ATLAS) === 0;

/** The world of the game, engraved: turned and zoomed by the kit, drawn from the shapes of this folder. */
export function CivMap({ view, words, describe, press, point, focus, loupe, stops, children }: CivMapProps) {
  const owners = useMemo(
    () => new Map(view.spaces.flatMap(({ id, settlement }) => (settlement ? [[id, settlement.seat] as const] : []))),
    [view.spaces],
  );
  const fought = [...view.marks].find(([, mark]) => mark === 'battle')?.[0];
  // What stands on the map changes with a move, what is pointed at with every move of the hand.
  const still = useMemo(() => {
    const owner = (id: string) => owners.get(id);
    return {
      atlas: ATLAS,
      board: 'civilization',
      ground: drawGround,
      tints: drawTints(view.spaces),
      pieces: (_: number, level: number) => [...layPieces(view.spaces, level), ...(fought === undefined ? [] : [layBattle(fought, level)])],
      names: (_: number, level: number) => namesAt({ name: words.name, short: words.short, owner }, level),
      drawName: drawName(owner),
    };
  }, [view.spaces, words, owners, fought]);
  const drawing = useMemo(
    (): MapDrawing => ({
      ...still,
      marks: drawMarks(view),
      passing: (level) => layPassing(view, level),
      over: (at, k) => [drawArrows(view, at, k), drawJourneys(view.journeys ?? [], at, k)],
    }),
    [still, view],
  );
  return (
    <div class="civ-map">
      <MapBoard
        drawing={drawing}
        label={words.label}
        help={words.help}
        describe={describe}
        press={press}
        point={point}
        start={view.marks.keys().next().value}
        stops={stops}
        {...(focus ? { focus } : undefined)}
      >
        {(control: CameraControl, settled: Settled, unnamed: readonly string[]) => (
          <>
            <div class="map-tools">
              {isWorld(settled) ? (
                loupe !== undefined &&
                !coversGoals(view, loupe, settled) && (
                  <Loupe view={view} drawing={drawing} at={loupe} k={settled.camera.k} title={words.name(loupe)} />
                )
              ) : (
                <MiniMap control={control} atlas={ATLAS} label={words.mini}>
                  <g class="mini">
                    <use href="#civ-land" class="land" />
                    {view.spaces.map(({ id, settlement }) =>
                      settlement ? <use key={id} href={`#${outlineId(id)}`} class="held" style={seatColours(settlement.seat)} /> : null,
                    )}
                  </g>
                </MiniMap>
              )}
              <MapZoom control={control} settled={settled} atlas={ATLAS} words={words} />
              <UnnamedSpaces control={control} atlas={ATLAS} spaces={unnamed} words={words} />
            </div>
            {children}
          </>
        )}
      </MapBoard>
    </div>
  );
}
