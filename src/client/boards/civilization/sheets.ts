import type { ComponentProps } from 'preact';
import type { Civ } from '../../../games/civilization/state/state.js';
import { lazy } from '../../site/lazy.js';
import type { BoardPackage } from '../../table/board-package.js';
import type { LoupeProps } from './map/loupe.js';
import type { CivPlan } from './plan/civ-plan.js';

/** What the later phases show, fetched while the first regions are chosen. */
const trade = () => import('./panels/trade.js').then((m) => m.TradeSheet);
const purchase = () => import('./panels/purchase.js').then((m) => m.PurchaseSheet);
const battle = () => import('./panels/battle.js').then((m) => m.BattlePanel);

const mine = () => import('./panels/mine.js').then((m) => m.Mine);
const phone = () => import('./phone.js').then((m) => m.PhoneBoard);
const region = () => import('./panels/region-sheet.js').then((m) => m.RegionSheet);
const loupe = () => import('./map/loupe.js').then((m) => m.Loupe);
const tale = () => import('./panels/battle-rounds.js').then((m) => m.BattleTale);

type ZoomProps = ComponentProps<BoardPackage<Civ>['CardZoom']>;
/** A card in large. */
export const CardZoom = lazy<ZoomProps>(() => import('./zoom.js').then((m) => m.CardZoom), 'part');
export const TradeSheet = lazy<object>(trade, 'part');
export const PurchaseSheet = lazy<{ readonly placing: CivPlan | null }>(purchase, 'part');
export const BattlePanel = lazy<object>(battle, 'part');
export const Mine = lazy<object>(mine, 'part');
export const PhoneBoard = lazy<object>(phone, 'part');
export const RegionSheet = lazy<ComponentProps<typeof import('./panels/region-sheet.js').RegionSheet>>(region, 'part');
export const Loupe = lazy<LoupeProps>(loupe, 'part');
export const BattleTale = lazy<ComponentProps<typeof import('./panels/battle-rounds.js').BattleTale>>(tale, 'part');

/** Have them ready before they are asked for; if that fails, the sheet itself says so. */
export const fetchSheets = (): Promise<unknown> => Promise.allSettled([trade(), purchase(), battle(), region(), loupe(), tale()]);
