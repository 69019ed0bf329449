import {catalogue} from '/work/main/src/embed/catalogue.ts';
import {createMatch,replay} from '/work/main/src/match/index.ts';
import {InvalidDataError} from '/work/main/src/game/index.ts';
import {diceFrom} from '/work/main/src/testing/dice.ts';
const dice=diceFrom(process.argv[2]??'a'); const count=Number(process.argv[3]??300); const only=process.argv[4];
const HUGE=[1e9,2**31,2**53-1,1e21,1e308,-1e9,99,1000,100000,0.5,-1,0,'x'.repeat(90000),'endless','off'];
function spoil(v:any,d=0):any{ if(typeof v!=='object'||v===null) return dice.pick(HUGE);
 const keys=Object.keys(v); if(Array.isArray(v)&&dice.roll(3)===0||keys.length===0){ const unit=keys.length?v[dice.roll(v.length)]:dice.pick([null,0,'AS',{},[]]); const n=dice.pick([100,2000,19000]); return Array.from({length:n},()=>unit)}
 const k=dice.pick(keys); if(Array.isArray(v)) return v.map((x,i)=>String(i)===k?spoil(x,d+1):x);
 if(dice.roll(8)===0){ const {[k]:_,...r}=v; return r}
 return {...v,[k]:spoil(v[k],d+1)} }
let worst=0;
for (const e of catalogue){ if(only&&only!==e.id) continue; const game:any=await e.load(); const {rules}=game;
 for(let i=0;i<count;i++){ const m:any=createMatch(game,{seed:'q'+i%7}); const n=dice.roll(60); for(let k=0;k<n&&m.turn.length;k++){const s=m.turn[0]; m.play(s,dice.pick(m.moves(s)))}
  let s=JSON.parse(JSON.stringify(dice.roll(2)?m.state:m.view(0))); for(let k=1+dice.roll(3);k--;) s=spoil(s);
  const t=process.cpuUsage(); let err:any,mm:any; try{ mm=createMatch(game,{state:s}); }catch(x){err=x}
  const u=process.cpuUsage(t); const ms=(u.user+u.system)/1000;
  if(err&&!(err instanceof InvalidDataError)) console.log(e.id,'THREW',String(err).slice(0,150),String(err.stack).split('\n').slice(1,4).join('|'));
  if(err && String(err.message).length>400) console.log(e.id,'LONG MESSAGE',err.message.length,err.message.slice(0,100));
  if(ms>30) console.log(e.id,'parse',ms,JSON.stringify(s).length,String(err).slice(0,100));
  if(mm){ const t=process.cpuUsage(); let k=0; try{ for(;k<60&&mm.turn.length;k++){const st=mm.turn[0]; mm.play(st,dice.pick(mm.moves(st)))} }catch(x:any){console.log(e.id,'PLAY THREW',String(x).slice(0,200),String(x.stack).split('\n')[1])}
   const u=process.cpuUsage(t); const ms=(u.user+u.system)/1000; if(ms>100) console.log(e.id,'play',ms,k,JSON.stringify(s).length, Object.entries(s).map(([k,v])=>k+':'+JSON.stringify(v)?.length).join(' ')) }
 } }
console.log('done')
