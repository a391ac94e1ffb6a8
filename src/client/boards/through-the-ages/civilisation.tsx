import { BlueBank, YellowBank } from './banks.js';
import { EndOfTurn } from './end-of-turn.js';
import { Hands } from './hands.js';
import { Realm } from './realm.js';
import { Tableau } from './tableau.js';

/** A whole civilisation, of the seat whose desk is provided: mine on the board, a rival's on its sheet. */
export const Civilisation = () => (
  <>
    <div class="tupper">
      <Realm />
      <Tableau />
    </div>
    <div class="tlower">
      <YellowBank />
      <BlueBank />
      <EndOfTurn />
    </div>
    <Hands />
  </>
);
