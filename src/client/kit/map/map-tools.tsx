import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Mark } from '../icon.js';
import { Popover } from '../popover.js';
import type { Atlas } from './atlas.js';
import { levelOf } from './camera.js';
import type { CameraControl, Settled } from './use-camera.js';

interface ZoomProps {
  readonly control: CameraControl;
  readonly settled: Settled;
  readonly atlas: Atlas;
  readonly words: { readonly nearer: string; readonly farther: string; readonly levels: readonly string[] };
}

/** Nearer and farther by button, with the name of the level between them. */
export function MapZoom({ control, settled, atlas, words }: ZoomProps) {
  const level = levelOf(settled.camera.k, settled.window, atlas);
  return (
    <div class="map-zoom" data-over-map>
      <button type="button" aria-label={words.farther} aria-disabled={level === 0} onClick={() => control.step(-1)}>
        <Mark name="minus" />
      </button>
      <span aria-live="polite">
        {words.levels[level]} {level + 1}/{words.levels.length}
      </span>
      <button type="button" aria-label={words.nearer} aria-disabled={level === words.levels.length - 1} onClick={() => control.step(1)}>
        <Mark name="plus" />
      </button>
    </div>
  );
}

interface UnnamedProps {
  readonly control: CameraControl;
  readonly atlas: Atlas;
  /** Spaces whose name has no room at this scale. */
  readonly spaces: readonly string[];
  /** How many there are, in few words; what that means, above the list of them. */
  readonly words: { unnamed(n: number): string; readonly unnamedTitle: string; name(space: string): string };
}

/** What cannot be read at this scale is summed up: how many names are left out, and which; one that is pressed is looked at more nearly. */
export function UnnamedSpaces({ control, atlas, spaces, words }: UnnamedProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (spaces.length === 0) return null;
  const goTo = (space: string) => {
    setAnchor(null);
    control.show([atlas.spaces.get(space)!.at], true);
  };
  return (
    <div class="map-unnamed" data-over-map>
      <button type="button" aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={(e) => setAnchor(e.currentTarget)}>
        {words.unnamed(spaces.length)}
      </button>
      {anchor && (
        <Popover anchor={anchor} class="map-unnamed-list" label={words.unnamedTitle} onClose={() => setAnchor(null)}>
          <p class="caps">{words.unnamedTitle}</p>
          {spaces.map((space) => (
            <button key={space} type="button" onClick={() => goTo(space)}>
              {words.name(space)}
            </button>
          ))}
        </Popover>
      )}
    </div>
  );
}

interface MiniProps {
  readonly control: CameraControl;
  readonly atlas: Atlas;
  readonly label: string;
  /** The world in small, in map units. */
  readonly children: VNode;
}

/** The whole world in a corner with the frame of what is seen; pressing it goes there. */
export function MiniMap({ control, atlas, label, children }: MiniProps) {
  const world = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const el = world.current;
    if (!el) return;
    const frames = [...el.querySelectorAll<HTMLElement>('.map-frame')];
    let size = '';
    return control.watch((camera, { w, h }) => {
      const unit = el.clientWidth / atlas.width;
      const now = `${(w / camera.k) * unit} ${(h / camera.k) * unit}`;
      for (const [i, frame] of frames.entries()) {
        // While the world is turned the frame keeps its size: nothing is laid out anew.
        if (now !== size) [frame.style.width, frame.style.height] = now.split(' ').map((n) => `${n}px`) as [string, string];
        frame.style.transform = `translate(${(camera.x - i * atlas.width) * unit}px, ${(camera.y - atlas.top) * unit}px)`;
      }
      size = now;
    });
  }, [control]);
  const go = (e: MouseEvent) => {
    const box = (e.currentTarget as Element).getBoundingClientRect();
    const x = ((e.clientX - box.left) / box.width) * atlas.width;
    const y = atlas.top + ((e.clientY - box.top) / box.height) * (atlas.bottom - atlas.top);
    const { camera, window } = control;
    control.pan((camera.x - x) * camera.k + window.w / 2, (camera.y - y) * camera.k + window.h / 2);
  };
  return (
    <button type="button" class="map-mini" data-over-map aria-label={label} tabIndex={-1} onClick={go}>
      <span ref={world}>
        <svg viewBox={`0 ${atlas.top} ${atlas.width} ${atlas.bottom - atlas.top}`} aria-hidden="true">
          {children}
        </svg>
        <i class="map-frame" />
        <i class="map-frame" />
      </span>
    </button>
  );
}
