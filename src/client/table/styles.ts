/**
 * What a table wears, in one file and in this order: of two rules as strong as each other the later one wins, and the build lays
 * style sheets that different pages ask for into different files, which come in any order.
 */
import './table.css';
import './prompt.css';
import './log.css';
import './moments.css';
import './result.css';
import './turned.css';
